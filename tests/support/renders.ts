/** The part of a fiber that is looked at. */
type Fiber = {
  readonly type: unknown
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
  readonly memoizedProps: unknown
}
type Root = { readonly current: Fiber }
/** A component that was drawn: its name, and what it was given. */
export type Drawn = { readonly name: string; readonly props: Readonly<Record<string, unknown>> }

/** React marks what it has drawn. */
const performedWork = 1

const nameOf = (type: unknown): string | null => {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null) return null
  const inner: unknown = Reflect.get(type, 'render') ?? Reflect.get(type, 'type')
  return inner === undefined ? null : nameOf(inner)
}

/** What was drawn while somebody wants to know; `null` while nobody does. */
let heard: Drawn[] | null = null

const note = ({ type, memoizedProps }: Fiber, drawn: Drawn[]) => {
  const name = nameOf(type)
  if (name) drawn.push({ name, props: memoizedProps as Drawn['props'] })
}
/** Goes through what is new in a tree; `former` is the same fiber before. */
const walk = (fiber: Fiber, former: Fiber | null, drawn: Drawn[]): void => {
  if (former === null || (fiber.flags & performedWork) !== 0) note(fiber, drawn)
  if (former !== null && fiber.child === former.child) return
  for (let child = fiber.child; child !== null; child = child.sibling) walk(child, child.alternate, drawn)
}

/** Hears what React draws, the way its developer tools do: has to be there before React is. */
export const hearRenders = (): void => {
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: Root) => {
      if (heard !== null) walk(current, current.alternate, heard)
    },
    onCommitFiberUnmount: () => undefined,
  })
}

/** Every component that is drawn, or drawn anew, until the work is done. */
export const rendersOf = async (work: () => Promise<unknown>): Promise<readonly Drawn[]> => {
  const drawn: Drawn[] = []
  heard = drawn
  try {
    await work()
  } finally {
    heard = null
  }
  return drawn
}
