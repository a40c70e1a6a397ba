/** What a question may be typed with in Spanish or French, by the word that the charts have for it. */
const words: Readonly<Record<string, string>> = {
  address: 'dirección adresse',
  answer: 'respuesta réponse',
  cart: 'carrito carro panier',
  category: 'categoría catégorie',
  change: 'cambio cambia cambió cambiado',
  checkout: 'caja pago pagar caisse paiement payer',
  company: 'empresa entreprise',
  customer: 'cliente client',
  delete: 'eliminar borrar supprimer',
  draft: 'borrador borradores brouillon',
  end: 'termina acaba finaliza termine finit',
  error: 'erreur',
  exit: 'salida salir sortie sortir quitter',
  expire: 'caduca caducada vence vencida expira expirada',
  list: 'lista',
  login: 'acceso ingreso connexion connecter',
  lost: 'perdido perdida perdu perdue',
  order: 'pedido commande',
  password: 'contraseña mot',
  price: 'precio prix',
  product: 'producto produit',
  quantity: 'cantidad quantité',
  receipt: 'recibo reçu',
  refused: 'rechazado rechazada rechaza refusé refusée',
  registration: 'registro inscription',
  screen: 'pantalla écran',
  search: 'buscar búsqueda recherche chercher',
  session: 'sesión',
  show: 'muestra muestran montre affiche',
}
/** Words as they are written in America, by the way in which the charts write them. */
const american: Readonly<Record<string, string>> = {
  cancelled: 'canceled',
  catalog: 'catalogue',
  center: 'centre',
  color: 'colour',
  favorite: 'favourite',
  gray: 'grey',
  neighbor: 'neighbour',
}
const inBritain = (word: string): string => american[word] ?? word.replace(/iz(?=e[sdr]?$|ing$|ations?$)/, 'is')
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '')
const known = new Map(
  Object.entries(words).flatMap(([word, others]) =>
    plain(others)
      .split(' ')
      .map((other) => [other, word] as const),
  ),
)

/** A word as the charts have it: that of another language in English, in the singular or plural, or as it is written here. */
export const inEnglish = (word: string): string =>
  known.get(plain(word)) ?? known.get(plain(word).replace(/s$/, '')) ?? inBritain(word)

/** Words that every sentence has; a question may be typed as it is. */
const empty = new Set(
  [
    'a an and are at be by can do does during for from get has how i if in is it of on one or the there this to we what when which who why with you',
    'al como con cual cuales cuando de del donde el en es esta hay la las los para pasa por que se si son su sus toda todas todo todos un una y',
    'au aux avec c ce comment d dans des du elle est et il j je l le les leur on par passe pour qu quand quel quelle quelles quels qui quoi s sa sont sur t tous tout toute toutes une',
  ]
    .join(' ')
    .split(' '),
)
/** Whether a word tells nothing of what is asked for. */
export const isEmptyWord = (word: string): boolean => empty.has(plain(word))
