/** All waiting times of the portal, in ms. */
export const delays = {
  /** How long a toast stays while nobody attends to it (spec 9). */
  toast: 3000,
  /** After this long a loading screen says so and offers Retry (C-100). */
  slow: 8000,
  /** After this long without another change, what became of the cart is said to readers who do not see it. */
  telling: 900,
  /** So long what became of the cart stands where it is heard; who walks the page later meets no old sentence. */
  heard: 8000,
  /** After this long on a link what it leads to is asked for beforehand. */
  hesitation: 80,
  /** After this long in a shop, code that nobody has asked for yet is fetched beforehand. */
  lull: 4000,
  /** After this long without a letter a part number that is being typed is looked up. */
  pause: 1000,
  /** After this long an order being placed says that it is still being processed (C-100). */
  stillProcessing: 10_000,
  /** After this long what is said of an order of unknown fate stands: until then it may be another sentence. */
  standing: 500,
  /** How long a list of orders is waited for that may hold an order which was refused. */
  verification: 4000,
  /** The same when it could not be had, and another order waits for it. */
  secondVerification: 10_000,
} as const
