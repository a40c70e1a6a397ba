import { ArrowRight } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { useBench } from './bench'
import { Button } from './parts'
import styles from './panel.module.css'

/** As the mock has it (`isWorldName`): the panel shares no code with it. */
const isName = (name: string): boolean => /^[\w-]{1,60}$/.test(name)

/** Leads this browser to another world, or to a new one: the next look of the panel, and of each page of the portal, is there. */
export const WorldSwitch = () => {
  const { state, say } = useBench()
  const [name, setName] = useState(state.world)
  const list = useId()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (!isName(wanted)) {
      say({ text: 'A name of a world has 1 to 60 letters, figures, hyphens or low lines.', isBad: true })
      return
    }
    // A cookie of the whole host: portal and panel go by it.
    document.cookie = `mock-world=${wanted}; path=/; samesite=lax`
    location.reload()
  }
  return (
    <form className={styles['switch']} onSubmit={go}>
      <input
        aria-label="World"
        value={name}
        list={list}
        size={Math.min(24, Math.max(8, name.length + 1))}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
      />
      <datalist id={list}>
        {state.worlds.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {name.trim() !== state.world && (
        <Button type="submit" aria-label={`Go to the world ${name.trim()}`}>
          <ArrowRight aria-hidden />
        </Button>
      )}
    </form>
  )
}
