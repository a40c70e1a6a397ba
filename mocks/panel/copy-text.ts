/** Puts a text on the clipboard; false when the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Pages that came without encryption from another computer have no clipboard, only the old command.
    const area = document.createElement('textarea')
    area.value = text
    const focused = document.activeElement
    document.body.append(area)
    area.select()
    const isDone = document.execCommand('copy')
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return isDone
  }
}
