/**
 * Goods for building, electrics and plumbing, one family a line: category, part, picture, name in English, Spanish and
 * French, unit, how many in it, dollars of the first size; below it the sizes.
 */
export const building = `
hexBolts|HX|bolt|Hex bolt A2|Tornillo hexagonal A2|Boulon hexagonal A2|BOX|50|21.8
M5 x 25|M6 x 40|M8 x 50|M8 x 80|M10 x 60|M10 x 100|M12 x 80|M16 x 120|M20 x 150
hexBolts|HG|bolt|Hex bolt 10.9, full thread|Tornillo hexagonal 10.9, rosca total|Boulon hexagonal 10.9, fileté|BOX|100|27.6
M6 x 20|M8 x 30|M10 x 40|M12 x 50|M14 x 60|M16 x 70
carriageBolts|CR|bolts|Carriage bolt, galvanised|Tornillo de carruaje galvanizado|Boulon de carrosserie galvanisé|BOX|25|19.4
M8 x 100|M8 x 140|M10 x 120|M10 x 160|M12 x 180
eyeBolts|EB|eye|Eye bolt, drop forged|Cáncamo forjado|Boulon à œil forgé|PK|10|23.9
M6 x 13|M8 x 13|M10 x 17|M12 x 21|M16 x 27|M20 x 30
hexNuts|HM|nut|Hex nut A4|Tuerca hexagonal A4|Écrou hexagonal A4|BOX|100|9.9
M5|M6|M8|M10|M12|M16
lockNuts|LK|nut|Flange lock nut|Tuerca de seguridad con brida|Écrou frein à embase|BOX|100|12.4
M5|M6|M8|M10|M12
wingNuts|WN|wing|Wing nut|Tuerca de mariposa|Écrou papillon|PK|25|6.7
M4|M5|M6|M8|M10
flatWashers|FL|washer|Fender washer, wide|Arandela ancha|Rondelle large|PK|100|5.2
M5 x 20|M6 x 24|M8 x 30|M10 x 36|M12 x 40
springWashers|SL|washer|Lock washer, split|Arandela Grower|Rondelle Grower|PK|100|3.6
M4|M5|M6|M12|M16
woodScrews|WT|screw|Construction screw, torx|Tornillo de construcción torx|Vis de construction torx|BOX|100|17.3
6 x 80|6 x 120|8 x 120|8 x 160|8 x 200|10 x 240
drywallScrews|DF|screw|Drywall screw, fine thread|Tornillo para tablarroca, rosca fina|Vis à gypse, filetage fin|BOX|1000|19.8
3.5 x 25|3.5 x 35|3.5 x 55|3.9 x 70
machineScrews|MS|screw|Machine screw, pan head|Tornillo para metal, cabeza alomada|Vis à métaux, tête cylindrique|BOX|200|8.6
M3 x 10|M3 x 16|M4 x 12|M4 x 20|M5 x 16|M5 x 30|M6 x 20
machineScrews|MC|screw|Machine screw, countersunk|Tornillo para metal, avellanado|Vis à métaux, tête fraisée|BOX|200|9.1
M3 x 12|M4 x 16|M4 x 25|M5 x 20|M6 x 25|M6 x 40
hexNuts|HT|nut|Hex nut, thin|Tuerca hexagonal baja|Écrou hexagonal bas|BOX|100|8.3
M6|M8|M10|M12
anchors|AW|anchor|Wedge anchor, stainless|Anclaje de cuña, inoxidable|Goujon d’ancrage, inox|BOX|20|34.5
M8 x 75|M10 x 95|M12 x 110|M16 x 140
anchors|AP|plug|Nylon wall plug|Taquete de nailon|Ancrage en nylon|BOX|100|5.9
6 x 30|8 x 40|10 x 50|12 x 60|14 x 75
copperCables|CF|cable|Flexible cable H07RN-F|Cable flexible H07RN-F|Câble souple H07RN-F|RL|50|61.2
3G1.5|3G2.5|5G1.5|5G2.5|5G4
copperCables|CD|cable|Data cable Cat 6A|Cable de datos Cat 6A|Câble de données Cat 6A|RL|305|148
U/UTP|F/UTP|S/FTP
copperCables|CE|cable|Earth wire, green and yellow|Cable de tierra verde y amarillo|Fil de terre vert et jaune|RL|100|42.5
2.5 mm²|4 mm²|6 mm²|10 mm²|16 mm²|25 mm²
breakers|BC|breaker|Miniature breaker, curve C|Interruptor termomagnético, curva C|Disjoncteur courbe C|EA|1|11.9
6 A|10 A|16 A|20 A|32 A|63 A
breakers|BD|breaker|Residual current breaker 30 mA|Interruptor diferencial 30 mA|Interrupteur différentiel 30 mA|EA|1|38.4
25 A|40 A|63 A|80 A
ties|CU|ties|Cable tie, UV resistant|Cincho resistente a UV|Attache de câble résistante aux UV|BDL|100|6.3
100 mm|140 mm|200 mm|280 mm|370 mm|540 mm
connectors|CN|plugs|Lever connector|Conector de palanca|Borne à levier|PK|50|17.5
2 x 4 mm²|3 x 4 mm²|5 x 4 mm²|2 x 6 mm²|3 x 6 mm²
connectors|CL|lug|Tube cable lug|Terminal tubular|Cosse tubulaire|PK|25|13.2
16 mm² M8|25 mm² M8|35 mm² M10|50 mm² M10|70 mm² M12
lighting|LE|lamp|LED bulb E27|Foco LED E27|Ampoule LED E27|PK|4|14.4
8 W|10 W|13 W|18 W
lighting|LP|tube|LED tube T8|Tubo LED T8|Tube LED T8|CS|10|64.9
60 cm|90 cm|120 cm|150 cm
lighting|LW|flood|LED floodlight IP65|Proyector LED IP65|Projecteur LED IP65|EA|1|24.9
20 W|30 W|50 W|100 W
ballValves|BS|valve|Ball valve, stainless|Válvula de bola, inoxidable|Vanne à boisseau, inox|EA|1|27.3
1/4"|3/8"|1/2"|3/4"|1"|1 1/2"
gateValves|GV|gate|Gate valve, brass|Válvula de compuerta, latón|Robinet-vanne laiton|EA|1|16.8
1/2"|3/4"|1"|1 1/4"|1 1/2"|2"
clamps|HD|clamp|Heavy duty hose clamp|Abrazadera reforzada|Collier à tourillon|PK|5|11.7
29-31 mm|36-39 mm|44-47 mm|56-59 mm|68-73 mm
fittings|PF|elbow|Elbow 90°, press fit|Codo 90° a presión|Coude 90° à sertir|PK|10|18.6
15 mm|18 mm|22 mm|28 mm|35 mm
fittings|PT|tee|Tee, press fit|Te a presión|Té à sertir|PK|10|24.2
15 mm|18 mm|22 mm|28 mm
fittings|PS|elbow|Street elbow, copper|Codo macho-hembra de cobre|Coude mâle-femelle en cuivre|PK|10|15.9
15 mm|18 mm|22 mm|28 mm
gaskets|GK|gasket|Flat gasket, fibre|Junta plana de fibra|Joint plat en fibre|PK|50|7.2
3/8"|1/2"|3/4"|1"|1 1/4"
`
