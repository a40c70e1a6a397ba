/** The way the page is read, as its root says; what counts by arrow keys takes it. */
export const direction = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
