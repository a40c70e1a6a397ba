/** Goods for workshop and warehouse, in the form of `building`. */
export const workshop = `
drills|DP|driver|Hammer drill, brushless|Taladro percutor sin escobillas|Perceuse à percussion sans charbons|EA|1|189
12 V|18 V|36 V
grinders|GR|grinder|Angle grinder|Esmeriladora angular|Meuleuse d’angle|EA|1|94.5
115 mm|125 mm|150 mm|230 mm
grinders|GD|disc|Cutting disc, steel|Disco de corte, acero|Disque à tronçonner, acier|PK|25|28.75
115 x 1 mm|125 x 1 mm|125 x 1.6 mm|180 x 2 mm|230 x 2 mm
saws|SB|saw|Circular saw blade|Disco de sierra circular|Lame de scie circulaire|EA|1|22.4
160 x 20 Z24|190 x 30 Z24|210 x 30 Z48|254 x 30 Z60
saws|SJ|blade|Jigsaw blade|Hoja para sierra caladora|Lame de scie sauteuse|PK|5|9.4
T101B|T118A|T144D|T244D
wrenches|WR|wrench|Combination wrench|Llave combinada|Clé mixte|EA|1|6.4
8 mm|10 mm|13 mm|17 mm|19 mm|24 mm|30 mm
wrenches|WK|keys|Hex key, long arm|Llave Allen larga|Clé mâle longue|EA|1|2.3
3 mm|4 mm|5 mm|6 mm|8 mm|10 mm
hammers|HR|hammer|Claw hammer|Martillo de uña|Marteau arrache-clou|EA|1|18.9
450 g|570 g|680 g
hammers|HS|hammer|Engineer's hammer|Martillo de mecánico|Marteau rivoir|EA|1|13.6
300 g|500 g|800 g|1000 g|1500 g
screwdrivers|SD|screwdriver|Screwdriver, slotted|Destornillador plano|Tournevis plat|EA|1|5.8
3 x 75|4 x 100|5.5 x 125|6.5 x 150|8 x 175
screwdrivers|SZ|screwdriver|Screwdriver, Pozidriv|Destornillador Pozidriv|Tournevis Pozidriv|EA|1|6.2
PZ0 x 60|PZ1 x 80|PZ2 x 100|PZ3 x 150
bits|TB|drill|Twist drill HSS-Co|Broca HSS-Co|Foret HSS-Co|PK|10|19.4
3 mm|4 mm|5 mm|6 mm|8 mm|10 mm
bits|MB|drill|Masonry drill SDS-plus|Broca SDS-plus|Foret béton SDS-plus|EA|1|7.9
6 x 110|8 x 160|10 x 160|12 x 210|16 x 260
gloves|GN|glove|Nitrile coated glove|Guante con nitrilo|Gant enduit nitrile|PK|12|21.6
7 S|8 M|9 L|10 XL|11 XXL
gloves|GC|glove|Cut resistant glove, level D|Guante anticorte, nivel D|Gant anticoupure, niveau D|PK|10|58.4
7 S|8 M|9 L|10 XL
gloves|GW|glove|Winter work glove|Guante de invierno|Gant d’hiver|PK|6|39.6
8 M|9 L|10 XL|11 XXL
hats|HV|hat|Vented hard hat|Casco ventilado|Casque ventilé|EA|1|21.3
52-58 cm|54-62 cm|58-64 cm
glasses|GS|glasses|Safety spectacles, anti-fog|Lentes antiempañantes|Lunettes antibuée|PK|10|47.5
S|M|L
hearing|EM|muffs|Ear muffs|Orejeras|Casque antibruit|EA|1|19.9
SNR 27 dB|SNR 31 dB|SNR 35 dB
hearing|EP|plugsEar|Ear plugs, foam|Tapones de espuma|Bouchons d’oreilles en mousse|BOX|200|32
SNR 33 dB|SNR 37 dB
sprays|SM|can|Marking paint|Pintura de marcaje|Traceur de chantier|CS|12|58.8
500 ml|750 ml
sprays|SX|can|Zinc spray|Zinc en aerosol|Zinc en aérosol|CS|12|71.4
400 ml|500 ml
lubricants|LG|tin|Multi-purpose grease|Grasa multiuso|Graisse multi-usage|CS|12|66
400 g|800 g|1 kg
lubricants|LO|oil|Chain and gear oil|Aceite para cadenas|Huile pour chaînes|CS|6|49.2
250 ml|500 ml|1 l|5 l
adhesives|AD|tubes|Construction adhesive|Adhesivo de montaje|Colle de montage|CS|12|61.2
290 ml|310 ml|600 ml
adhesives|AS|tubes|Silicone sealant|Silicona selladora|Mastic silicone|CS|12|54.6
280 ml|310 ml|600 ml
adhesives|AT|tubes|Threadlocker gel|Fijador de roscas en gel|Frein-filet en gel|CS|12|88.8
10 ml|50 ml|250 ml
veryLong|DG|oil|Citrus degreaser|Desengrasante cítrico|Dégraissant aux agrumes|CS|4|38.9
1 l|5 l|10 l|25 l
boxes|BW|box|Double wall box|Caja de doble canal|Carton double cannelure|BDL|15|36.4
40 x 40 x 40 cm|50 x 40 x 30 cm|60 x 40 x 30 cm|80 x 60 x 50 cm
tapes|TF|tape|Filament tape|Cinta con filamento|Adhésif filamenté|CS|36|96.5
19 mm|25 mm|50 mm
film|SF|tape|Stretch film, hand roll|Película estirable manual|Film étirable manuel|CS|6|44.7
17 my|20 my|23 my
labels|LB|label|Thermal label, roll|Etiqueta térmica en rollo|Étiquette thermique en rouleau|RL|1000|11.8
50 x 30 mm|60 x 40 mm|100 x 50 mm|100 x 150 mm
orphan|CO|box|Mixed fasteners, remainder|Sujetadores variados, saldos|Fixations diverses, fin de série|BOX|1|12
2 kg|5 kg|10 kg
pallets|PA|pallet|Wooden pallet|Tarima de madera|Palette en bois|EA|1|14.2
800 x 600|1200 x 800|1200 x 1000
shelving|SH|shelf|Boltless shelving, 5 levels|Estantería sin tornillos, 5 niveles|Rayonnage sans boulons, 5 niveaux|EA|1|79
90 x 40 cm|100 x 50 cm|120 x 60 cm
trolleys|TR|trolley|Hand truck|Carretilla de mano|Diable|EA|1|64.5
150 kg|200 kg|300 kg
`
