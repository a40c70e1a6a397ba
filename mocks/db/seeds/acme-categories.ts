import type { Category } from '../kinds'
import { type Branch, growTree } from './categories'

const table: readonly Branch[] = [
  [
    'fasteners',
    'Fasteners',
    'Sujetadores',
    'Fixations',
    'bolts',
    [
      [
        'bolts',
        'Bolts',
        'Pernos',
        'Boulons',
        'bolt',
        [
          ['hexBolts', 'Hex bolts', 'Pernos hexagonales', 'Boulons hexagonaux', 'bolt'],
          ['carriageBolts', 'Carriage bolts', 'Tornillos de carruaje', 'Boulons de carrosserie', 'bolts'],
          ['eyeBolts', 'Eye bolts', 'Cáncamos', 'Boulons à œil', ''],
        ],
      ],
      [
        'nuts',
        'Nuts',
        'Tuercas',
        'Écrous',
        'nut',
        [
          ['hexNuts', 'Hex nuts', 'Tuercas hexagonales', 'Écrous hexagonaux', 'nut'],
          ['lockNuts', 'Lock nuts', 'Tuercas de seguridad', 'Écrous autofreinés', 'nut'],
          ['wingNuts', 'Wing nuts', 'Tuercas de mariposa', 'Écrous papillon', 'nut'],
        ],
      ],
      [
        'washers',
        'Washers',
        'Arandelas',
        'Rondelles',
        'washer',
        [
          ['flatWashers', 'Flat washers', 'Arandelas planas', 'Rondelles plates', 'washer'],
          ['springWashers', 'Spring washers', 'Arandelas elásticas', 'Rondelles élastiques', 'washer'],
        ],
      ],
      [
        'screws',
        'Screws',
        'Tornillos',
        'Vis',
        'screw',
        [
          ['woodScrews', 'Wood screws', 'Tornillos para madera', 'Vis à bois', 'screw'],
          ['drywallScrews', 'Drywall screws', 'Tornillos para tablarroca', 'Vis à gypse', 'screw'],
          ['machineScrews', 'Machine screws', 'Tornillos para metales', 'Vis à métaux', 'screw'],
        ],
      ],
      ['anchors', 'Anchors', 'Anclajes', 'Ancrages', 'anchor'],
    ],
  ],
  [
    'electrical',
    'Electrical',
    'Electricidad',
    'Électricité',
    'breaker',
    [
      ['copperCables', 'Cables', 'Cables', 'Câbles', 'cable'],
      ['breakers', 'Circuit breakers', 'Interruptores automáticos', 'Disjoncteurs', 'breaker'],
      ['ties', 'Cable ties', 'Cinchos para cables', 'Attaches de câble', 'ties'],
      ['connectors', 'Connectors', 'Conectores', 'Connecteurs', 'cable'],
      ['lighting', 'Lighting', 'Iluminación', 'Éclairage', 'lamp'],
    ],
  ],
  [
    'plumbing',
    'Plumbing',
    'Plomería',
    'Plomberie',
    'valve',
    [
      ['ballValves', 'Ball valves', 'Válvulas de bola', 'Vannes à boisseau sphérique', 'valve'],
      ['gateValves', 'Gate valves', 'Válvulas de compuerta', 'Robinets-vannes', 'valve'],
      ['clamps', 'Hose clamps', 'Abrazaderas', 'Colliers de serrage', 'clamp'],
      ['fittings', 'Pipe fittings', 'Accesorios de tubería', 'Raccords', 'valve'],
      ['gaskets', 'Gaskets', 'Juntas', 'Joints', 'hose'],
    ],
  ],
  [
    'tools',
    'Tools',
    'Herramientas',
    'Outillage',
    'driver',
    [
      [
        'powerTools',
        'Power tools',
        'Herramientas eléctricas',
        'Outils électriques',
        'driver',
        [
          ['drills', 'Drills', 'Taladros', 'Perceuses', 'driver'],
          ['grinders', 'Grinders', 'Esmeriladoras', 'Meuleuses', 'driver'],
          ['saws', 'Saws', 'Sierras', 'Scies', 'driver'],
        ],
      ],
      [
        'handTools',
        'Hand tools',
        'Herramientas manuales',
        'Outils à main',
        'wrench',
        [
          ['wrenches', 'Wrenches', 'Llaves', 'Clés', 'wrench'],
          ['hammers', 'Hammers', 'Martillos', 'Marteaux', 'hammer'],
          ['screwdrivers', 'Screwdrivers', 'Destornilladores', 'Tournevis', 'screw'],
        ],
      ],
      ['bits', 'Drill bits', 'Brocas', 'Forets', 'drill'],
    ],
  ],
  [
    'safety',
    'Safety',
    'Seguridad',
    'Sécurité',
    'hat',
    [
      ['gloves', 'Gloves', 'Guantes', 'Gants', 'glove'],
      ['hats', 'Hard hats', 'Cascos', 'Casques', 'hat'],
      ['glasses', 'Safety glasses', 'Lentes de seguridad', 'Lunettes de protection', 'glasses'],
      ['hearing', 'Hearing protection', 'Protección auditiva', 'Protection auditive', 'hat'],
    ],
  ],
  [
    'chemicals',
    'Paints and chemicals',
    'Pinturas y productos químicos',
    'Peintures et produits chimiques',
    'can',
    [
      ['sprays', 'Spray paints', 'Pinturas en aerosol', 'Peintures en aérosol', 'can'],
      ['lubricants', 'Lubricants', 'Lubricantes', 'Lubrifiants', 'can'],
      ['adhesives', 'Adhesives', 'Adhesivos', 'Adhésifs', 'tape'],
      [
        'veryLong',
        'Industrial cleaning agents, degreasers and surface treatments for heavy machinery and outdoor equipment',
        'Limpieza industrial, desengrasantes y tratamientos de superficie para maquinaria pesada y equipos de exterior',
        'Nettoyants industriels, dégraissants et traitements de surface pour machines lourdes et équipements d’extérieur',
        'can',
      ],
    ],
  ],
  [
    'packaging',
    'Packaging',
    'Embalaje',
    'Emballage',
    'box',
    [
      ['boxes', 'Boxes', 'Cajas', 'Cartons', 'box'],
      ['tapes', 'Tapes', 'Cintas', 'Rubans adhésifs', 'tape'],
      ['film', 'Stretch film', 'Película estirable', 'Film étirable', 'tape'],
      ['labels', 'Labels', 'Etiquetas', 'Étiquettes', 'label'],
    ],
  ],
  ['orphan', 'Clearance', 'Liquidación', 'Liquidation', 'tag'],
  [
    'warehouse',
    'Warehouse',
    'Almacén',
    'Entrepôt',
    'rack',
    [
      ['pallets', 'Pallets', 'Tarimas', 'Palettes', 'pallet'],
      ['shelving', 'Shelving', 'Estanterías', 'Rayonnages', 'rack'],
      ['trolleys', 'Trolleys', 'Carretillas', 'Chariots', 'trolley'],
    ],
  ],
]

const tree = growTree(11, table)
const moved = (category: Category): Category => {
  // 'Pallets' stands on the first page although its parent comes on the third; 'Clearance' has a parent nobody knows.
  if (category.id === tree.at('pallets')) return { ...category, rank: 4.5 }
  if (category.id === tree.at('orphan')) return { ...category, parentId: 9000 }
  return category
}
const repeatedOnPageTwo = (category: Category): Category => ({ ...category, rank: 24.5, isRepeated: true })

export const { at } = tree
/** ACME's categories: three pages, three levels, and every oddity that the sidebar has to bear. */
export const acmeCategories: readonly Category[] = [
  ...tree.categories.map(moved),
  ...tree.categories.filter(({ id }) => id === tree.at('bolts')).map(repeatedOnPageTwo),
]
