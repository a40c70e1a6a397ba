import { isLanguage } from '../src/api/schemas/shared'
import { spokenFor, type Spoken } from './db/kinds'

type Text = {
  readonly title: string
  readonly audience: Readonly<Record<'private' | 'public', string>>
  readonly lines: readonly string[]
  /** What the parts of the document are headed with. */
  readonly parts: readonly (readonly [heading: string, text: string])[]
}

const texts: Readonly<Record<Spoken, (name: string) => Text>> = {
  en: (name) => ({
    title: `About ${name}`,
    audience: { private: 'For our customers', public: 'For everybody' },
    lines: [
      `${name} has supplied workshops and building sites for three generations.`,
      'What is listed here is on our own shelves, and what we sell we also use.',
    ],
    parts: [
      [
        'Orders and delivery',
        'Orders received before noon are packed the same day. You see what is in stock before you order.',
      ],
      [
        'Our counter',
        'Open from Monday to Friday, 8 to 17. Bring the order number, and the parts are ready when you come.',
      ],
      [
        'Questions',
        'Our team answers the telephone in English, without a menu: 1-800-555-0142, or counter@example.com.',
      ],
    ],
  }),
  es: (name) => ({
    title: `Acerca de ${name}`,
    audience: { private: 'Para nuestros clientes', public: 'Para todos' },
    lines: [
      `${name} abastece talleres y obras desde hace tres generaciones.`,
      'Lo que figura aquí está en nuestros propios estantes, y lo que vendemos también lo usamos.',
    ],
    parts: [
      [
        'Pedidos y entrega',
        'Los pedidos recibidos antes del mediodía se preparan el mismo día. Ve las existencias antes de pedir.',
      ],
      [
        'Nuestro mostrador',
        'Abierto de lunes a viernes, de 8 a 17. Traiga el número de pedido y las piezas estarán listas.',
      ],
      [
        'Preguntas',
        'Nuestro equipo contesta el teléfono en español, sin menús: 1-800-555-0142, o counter@example.com.',
      ],
    ],
  }),
  fr: (name) => ({
    title: `À propos de ${name}`,
    audience: { private: 'Pour nos clients', public: 'Pour tous' },
    lines: [
      `${name} fournit ateliers et chantiers depuis trois générations.`,
      'Ce qui figure ici est dans nos propres rayons, et ce que nous vendons, nous nous en servons aussi.',
    ],
    parts: [
      [
        'Commandes et livraison',
        'Les commandes reçues avant midi partent le jour même. Vous voyez le stock avant de commander.',
      ],
      [
        'Notre comptoir',
        'Ouvert du lundi au vendredi, de 8 h à 17 h. Avec le numéro de commande, les pièces vous attendent.',
      ],
      [
        'Questions',
        'Notre équipe répond au téléphone en français, sans menu : 1-800-555-0142, ou counter@example.com.',
      ],
    ],
  }),
}

/** A document that says how it looks: the portal shows it as it is. */
const ownLook = (
  colour: string,
  body: string,
): string => `<body style="margin:0;line-height:1.6;color:#1b232c;background:#fff">
<main style="padding:0.75rem 2rem 1rem;border-top:6px solid ${colour}">
${body.replaceAll('<h1>', '<h1 style="font-size:1.125rem;line-height:1.3">').replaceAll('<h2>', '<h2 style="margin-bottom:0.25rem;font-size:1rem">')}
</main>
</body>`

/**
 * An About Us document of a tenant, by file name (`about-private-en.html`); `null` when there is no such file. One that is
 * not styled says nothing about its looks, and wears those of the portal.
 */
export const documentPage = (
  { name, colour, isStyled }: { readonly name: string; readonly colour: string; readonly isStyled: boolean },
  file: string,
): string | null => {
  const [, audience, language] = /^about-(private|public)-(\w+)\.html$/.exec(file) ?? []
  if ((audience !== 'private' && audience !== 'public') || !isLanguage(language)) return null
  const { title, audience: audiences, lines, parts } = texts[spokenFor(language)](name)
  const body = [
    `<h1>${title}</h1>`,
    `<p>${audiences[audience]}</p>`,
    ...lines.map((line) => `<p>${line}</p>`),
    ...parts.map(([heading, text]) => `<h2>${heading}</h2>\n<p>${text}</p>`),
  ].join('\n')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title></head>
${isStyled ? ownLook(colour, body) : `<body>\n${body}\n</body>`}
</html>
`
}
