/** The database of the server's answers: by itself, so that it is forgotten whole. */
export const answersDatabase = 'tradepost-answers'

/**
 * What the device keeps of the goods goes with the buyer: answers of the server (src/api/answers; open ones are shut for
 * it), and pictures that the worker keeps (src/keeper/keeping.ts). Where nothing may be kept, nothing is there.
 */
export const forgetCopies = async (window: Window, basePath: string): Promise<void> => {
  try {
    window.indexedDB.deleteDatabase(answersDatabase)
    await window.caches.delete(`tradepost-pictures ${basePath}`)
  } catch {
    // Nothing may be kept here.
  }
}
