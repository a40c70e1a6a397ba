/** The list of goods of a screen, for who skips to it or goes from region to region. */
export const goodsId = 'goods'
/** The heading of a screen: its content is called by it. */
export const titleId = 'title'
