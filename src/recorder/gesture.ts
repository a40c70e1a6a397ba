const hands = /^(?:click|dblclick|key|input|beforeinput|change|submit|reset|pointer|mouse|touch|drop|paste|focus|blur)/

/** Whether the browser's present event (`window.event`) is something that the buyer does. */
export const isGesture = (event: { readonly type: string } | undefined | null): boolean =>
  event !== undefined && event !== null && hands.test(event.type)
