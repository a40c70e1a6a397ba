import { chartStyle } from '../chart/palette'

/** The look of all charts as a sheet of the page: its policy allows no styles inside the drawing. */
export const adoptChartStyle = ({ adoptedStyleSheets }: Document): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(chartStyle)
  adoptedStyleSheets.push(sheet)
}
