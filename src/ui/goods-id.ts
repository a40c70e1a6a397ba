/** The list of goods of a screen, for who skips to it or goes from region to region. */
export const goodsId = 'goods'
