import { isLanguage, type Language } from '../src/api/schemas/shared'

type Text = {
  readonly title: string
  readonly audience: Readonly<Record<'private' | 'public', string>>
  readonly lines: readonly string[]
}

const texts: Readonly<Record<Language, (name: string) => Text>> = {
  en: (name) => ({
    title: `About ${name}`,
    audience: { private: 'For our customers (English)', public: 'For everybody (English)' },
    lines: [
      `${name} has supplied workshops and building sites for three generations.`,
      'Orders received before noon are packed the same day. Our counter is open from Monday to Friday, 8 to 17.',
      'Questions about an order? Our team answers the telephone without a menu.',
    ],
  }),
  es: (name) => ({
    title: `Acerca de ${name}`,
    audience: { private: 'Para nuestros clientes (español)', public: 'Para todos (español)' },
    lines: [
      `${name} abastece talleres y obras desde hace tres generaciones.`,
      'Los pedidos recibidos antes del mediodía se preparan el mismo día. Atendemos de lunes a viernes, de 8 a 17.',
      '¿Preguntas sobre un pedido? Nuestro equipo contesta el teléfono sin menús.',
    ],
  }),
  fr: (name) => ({
    title: `À propos de ${name}`,
    audience: { private: 'Pour nos clients (français)', public: 'Pour tous (français)' },
    lines: [
      `${name} fournit ateliers et chantiers depuis trois générations.`,
      'Les commandes reçues avant midi partent le jour même. Ouvert du lundi au vendredi, de 8 h à 17 h.',
      'Une question sur une commande ? Notre équipe répond au téléphone, sans menu.',
    ],
  }),
}

/** An About Us document of a tenant, by file name (`about-private-en.html`); `null` when there is no such file. */
export const documentPage = (name: string, colour: string, file: string): string | null => {
  const [, audience, language] = /^about-(private|public)-(\w+)\.html$/.exec(file) ?? []
  if ((audience !== 'private' && audience !== 'public') || !isLanguage(language)) return null
  const { title, audience: audiences, lines } = texts[language](name)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;line-height:1.6;color:#1b232c;background:#fff">
<main style="max-width:40rem;margin:0 auto;padding:2rem 1.5rem;border-top:6px solid ${colour}">
<h1 style="margin:0 0 .25rem;font-size:1.75rem">${title}</h1>
<p style="margin:0 0 1.5rem;color:#4a545f">${audiences[audience]}</p>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
</main>
</body>
</html>
`
}
