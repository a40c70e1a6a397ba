import type { Tag, TenantSeed } from '../kinds'
import { acmeCategories, at } from './acme-categories'
import { allFamilies } from './families'
import { sized } from './products'
import { acmeSpecials } from './specials'
import { tenant } from './tenants'

const tag = (id: number, colour: string | null, en: string, es: string, fr: string): Tag => ({
  id,
  name: { en, es, fr },
  colour,
})

const tags: readonly Tag[] = [
  tag(1, 'FFEE00', 'On sale', 'En oferta', 'En promotion'),
  tag(2, '000080', 'Marine grade', 'Calidad marina', 'Qualité marine'),
  tag(3, null, 'T-NOCOLOUR', 'T-NOCOLOUR', 'T-NOCOLOUR'),
  tag(4, '', 'Made to order', 'Bajo pedido', 'Sur commande'),
  tag(5, 'FFFFFF', 'New', 'Nuevo', 'Nouveau'),
  tag(6, '000000', 'Heavy duty', 'Uso intensivo', 'Usage intensif'),
  tag(7, '808080', 'Galvanised', 'Galvanizado', 'Galvanisé'),
  tag(8, '1F7A5C', 'Recycled material', 'Material reciclado', 'Matière recyclée'),
  tag(
    9,
    '1F5FA8',
    'Approved for food contact, drinking water and pharmaceutical plants',
    'Apto para contacto con alimentos, agua potable y plantas farmacéuticas',
    'Agréé pour le contact alimentaire, l’eau potable et les usines pharmaceutiques',
  ),
  tag(10, 'A8324A', 'Last units', 'Últimas unidades', 'Dernières pièces'),
  tag(11, 'F2B705', 'Best seller', 'Más vendido', 'Meilleure vente'),
  tag(12, '6B4FA0', 'Stainless', 'Inoxidable', 'Inox'),
  tag(13, '0E7C86', 'Outdoor', 'Exterior', 'Extérieur'),
  tag(14, 'C6521A', 'Fire resistant', 'Resistente al fuego', 'Résistant au feu'),
  tag(15, '9BC53D', 'Lead free', 'Sin plomo', 'Sans plomb'),
  tag(16, '2D3142', 'Imperial sizes', 'Medidas imperiales', 'Tailles impériales'),
  tag(17, 'B0BAC4', 'Metric sizes', 'Medidas métricas', 'Tailles métriques'),
  tag(18, 'E07A5F', 'Bulk pack', 'Paquete a granel', 'Lot en vrac'),
  tag(19, '3D405B', 'Certified', 'Certificado', 'Certifié'),
  tag(20, '81B29A', 'Low emission', 'Bajas emisiones', 'Faibles émissions'),
  tag(21, 'F4F1DE', 'Sample available', 'Muestra disponible', 'Échantillon disponible'),
  tag(22, '5F0F40', 'Corrosion proof', 'Anticorrosión', 'Anticorrosion'),
  tag(23, 'FB8B24', 'High visibility', 'Alta visibilidad', 'Haute visibilité'),
  tag(24, '0F4C5C', 'Insulated', 'Aislado', 'Isolé'),
  tag(25, 'CCCCCC', 'Discontinued', 'Descontinuado', 'Fin de série'),
  tag(26, '386641', 'Local stock', 'Existencias locales', 'Stock local'),
  tag(27, 'A7C957', 'Fast delivery', 'Entrega rápida', 'Livraison rapide'),
  tag(28, '8D99AE', 'Precision', 'Precisión', 'Précision'),
  tag(29, 'D90429', 'Hazardous', 'Peligroso', 'Dangereux'),
  tag(30, '2B2D42', 'Workshop', 'Taller', 'Atelier'),
]

/** Acme Supply: the baseline of every literal check, and home of every odd product. */
export const acme: TenantSeed = {
  tenant: tenant({
    code: 'ACME',
    name: 'Acme Supply',
    colours: ['#C6521A', '#93390E'],
    hasBanner: true,
    title: { en: 'Welcome to Acme Supply', es: 'Bienvenido a Acme Supply', fr: 'Bienvenue chez Acme Supply' },
    subtitle: {
      en: 'Everything your workshop needs, in one order.',
      es: 'Todo lo que su taller necesita, en un solo pedido.',
      fr: 'Tout ce qu’il faut à votre atelier, en une commande.',
    },
    titleStyles: JSON.stringify({ color: '#FFD9A0', fontSize: '40px', fontWeight: '700' }),
    subtitleStyles: 'color: #F3E9E2; font-size: 18px; font-style: italic',
    publicAbout: ['en', 'es', 'fr'],
    privateAbout: ['en', 'es', 'fr'],
    settings: { b2b_advanced_categories: '0', b2b_sell_minimum: '0', b2b_hide_additional_info: '0' },
  }),
  categories: acmeCategories,
  tags,
  products: [
    ...acmeSpecials(
      {
        bolts: at('hexBolts'),
        carriageBolts: at('carriageBolts'),
        nuts: at('hexNuts'),
        anchors: at('anchors'),
        washers: at('flatWashers'),
        electrical: at('electrical'),
        plumbing: at('plumbing'),
        tools: at('tools'),
        safety: at('safety'),
        packaging: at('packaging'),
      },
      [1, 2, 3],
    ),
    ...sized(
      1101,
      allFamilies,
      ({ key }) => [at(key)],
      tags.map(({ id }) => id),
    ),
  ],
}
