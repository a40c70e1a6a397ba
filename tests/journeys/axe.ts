import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules of accessibility that the page breaks, each with the first piece of markup that does; `outside` is left out. */
export const violations = async (page: Page, outside?: string): Promise<readonly string[]> => {
  // The frame of About Us takes no scripts, not even those of the checker.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(rules)
  const { violations: found } = await (outside === undefined ? axe : axe.exclude(outside)).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
