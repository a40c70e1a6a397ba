import type { Language } from '../schemas/shared'
import { createTextStore } from './storage'

/** What the build puts in place of a company's code, in the links of a door (scripts/doors.mjs). */
export const anyCode = '-CODE-'

/** What has been pressed while nobody listened. */
type Pressed = { readonly buttons: readonly HTMLElement[]; readonly form: HTMLFormElement | null }

/** The login as it stands in the page until the portal takes it over (docs/decisions/069). */
export type Door = {
  readonly language: Language
  /** The company's code as a segment of the address; `null` without one. */
  readonly code: string | null
  /** Listens no longer; says what was pressed. */
  readonly leave: () => Pressed
}
type Wish = Pick<Door, 'language' | 'code'> & { readonly isDark: boolean }

/** The name that a drawing has in the page. */
export const doorName = ({ language, code, isDark }: Wish): string =>
  `${language} ${code === null ? 'any' : 'one'} ${isDark ? 'dark' : 'light'}`

/** The name of what is said when the code of the portal cannot be had. */
export const failureName = (language: Language): string => `${language} failed`

/** A button that is busy says so in a label of its own, which lies below the other (ui/components/button.tsx). */
const exchangeLabels = (form: HTMLFormElement): void => {
  const [one, other] = form.querySelectorAll<HTMLElement>('[type=submit] > span > span')
  if (!one || !other) return
  ;[one.className, other.className] = [other.className, one.className]
  ;[one.ariaHidden, other.ariaHidden] = [other.ariaHidden, one.ariaHidden]
}

/** Keeps forms from being sent by the browser, notes what is pressed, and has it told when a script does not come. */
const listenTo = (document: Document, tellFailure: () => void) => {
  const buttons: HTMLElement[] = []
  let form: HTMLFormElement | null = null
  const send = (next: HTMLFormElement | null) => {
    if (form) exchangeLabels(form)
    form = next
    if (form) exchangeLabels(form)
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    send(event.target as HTMLFormElement)
  }
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button')
    if (button?.type === 'button') buttons.push(button)
  }
  // Who goes on typing has not meant it yet.
  const onInput = () => send(null)
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return
    send(null)
    tellFailure()
  }
  const listeners = [
    ['error', onError],
    ['submit', onSubmit],
    ['click', onClick],
    ['input', onInput],
  ] as const
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true)
  return (): Pressed => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, true)
    const pressed = { buttons, form }
    send(null)
    return pressed
  }
}

const typedKey = 'doorEmail'
const emailIn = (place: HTMLElement) => place.querySelector<HTMLInputElement>('input[name=email]')
/** What a tab keeps by itself; where it may not, the email is typed once more. */
const tabStore = () =>
  createTextStore(
    () => window.sessionStorage,
    () => undefined,
  )
/** The email, and never a password, comes over the loading of a page whose code did not come. */
const keepEmail = (place: HTMLElement): void => {
  const email = emailIn(place)?.value
  if (email) tabStore().write(typedKey, email)
}
const bringEmail = (place: HTMLElement): void => {
  const store = tabStore()
  const [email, field] = [store.read(typedKey), emailIn(place)]
  store.remove(typedKey)
  if (email && field) field.value = email
}

const fill = (
  place: HTMLElement,
  drawing: HTMLTemplateElement,
  failure: HTMLTemplateElement | undefined,
  wish: Wish,
): Door => {
  const { ownerDocument: page } = place
  const drawn = page.importNode(drawing.content, true)
  if (wish.code !== null)
    for (const link of drawn.querySelectorAll('a'))
      link.setAttribute('href', (link.getAttribute('href') ?? '').replace(anyCode, wish.code))
  place.append(drawn)
  bringEmail(place)
  page.documentElement.lang = wish.language
  page.documentElement.dataset['door'] = ''
  // As the screen does when it opens; asked for before the styles are there it would be laid out twice.
  requestAnimationFrame(() => {
    if (page.activeElement === page.body) place.querySelector('h1')?.focus({ preventScroll: true })
  })
  const tellFailure = () => {
    if (!failure) return
    const told = page.importNode(failure.content, true)
    const again = () => {
      keepEmail(place)
      window.location.reload()
    }
    told.querySelector('button')?.addEventListener('click', again)
    // Nobody has to press it once the network is back, unless a password would go with it.
    window.addEventListener('online', () => {
      if (place.querySelector<HTMLInputElement>('input[name=password]')?.value === '') again()
    })
    place.querySelector('form')?.before(told)
  }
  return { language: wish.language, code: wish.code, leave: listenTo(page, tellFailure) }
}

/** Puts the door that the build drew for these wishes into the page, as soon as it has come so far. */
export const standDoor = (page: Document, wish: Wish | null, tell: (door: Door) => void): void => {
  const seeking = new MutationObserver(() => {
    const place = page.getElementById('root')
    if (!place) return
    seeking.disconnect()
    const drawings = [...page.querySelectorAll<HTMLTemplateElement>('template[data-door]')]
    const named = (name: string) => drawings.find(({ dataset }) => dataset['door'] === name)
    const drawing = wish && named(doorName(wish))
    if (drawing) tell(fill(place, drawing, named(failureName(wish.language)), wish))
    for (const one of drawings) one.remove()
  })
  seeking.observe(page, { childList: true, subtree: true })
}

/**
 * Remembers what is typed in the forms of a place. What it gives back brings all that into the forms that stand there then,
 * if they are others: something foreign in a form has them drawn anew.
 */
export const keepTyped = (place: HTMLElement) => {
  const fieldsNow = () => [...place.querySelectorAll('input')]
  const fields = fieldsNow()
  const typed = fields.map(({ value }) => value)
  const focused = fields.findIndex((field) => field === document.activeElement)
  const { selectionStart = null, selectionEnd = null } = fields[focused] ?? {}
  // React hears of a text that did not come through its own door.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  return (): void => {
    if (fields.every(({ isConnected }) => isConnected)) return
    for (const [at, field] of fieldsNow().entries()) {
      if (typed[at] && typed[at] !== field.value) {
        set?.call(field, typed[at])
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (at !== focused) continue
      field.focus()
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}
