import { AxeBuilder } from '@axe-core/playwright'
import { expect, note, test } from './able-test'
import { languages, walk, type LanguageCode, type Look } from './surfaces'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  (Object.keys(languages) as LanguageCode[]).flatMap((language) =>
    (['wide', 'phone'] as const).map((viewport) => ({ theme, language, viewport })),
  ),
)

for (const look of looks)
  test(`A1 axe finds nothing on any surface: ${look.theme}, ${look.language}, ${look.viewport}`, async ({ page }) => {
    const findings: string[] = []
    let unsure = 0
    const runs = await walk(page, look, async ({ name }) => {
      // The frame of About Us takes no scripts, not even those of the checker.
      const found = await new AxeBuilder({ page }).setLegacyMode(true).withTags(rules).analyze()
      for (const { id, nodes } of found.violations) findings.push(`${name}: ${id}: ${nodes[0]?.html}`)
      unsure += found.incomplete.reduce((sum, { nodes }) => sum + nodes.length, 0)
      for (const { id, nodes } of found.incomplete)
        test.info().annotations.push({ type: 'unsure', description: `${name}: ${id}: ${nodes[0]?.html}` })
    })
    note('axe', { runs, findings: findings.length, unsure })
    expect(findings).toEqual([])
  })
