/**
 * The day by number: what is too much for every run takes turns by it. A run that goes on past midnight has one day:
 * whoever reads this first tells those that it starts.
 */
export const today = Number((process.env['JOURNEY_DAY'] ??= String(Math.floor(Date.now() / 86_400_000))))
