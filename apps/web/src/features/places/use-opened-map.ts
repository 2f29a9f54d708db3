import { type ComponentType, useState } from 'react'

/** A map that is fetched when it is asked for: it weighs more than the rest of its page. `said` is what became of it. */
export function useOpenedMap<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Opened, setOpened] = useState<ComponentType<Props> | null>(null)
  const [said, setSaid] = useState('')
  const open = async () => {
    setSaid('Abriendo el mapa…')
    try {
      const Loaded = await load()
      setOpened(() => Loaded)
      setSaid('')
    } catch {
      setSaid('No pudimos abrir el mapa. Revisá tu conexión y tocá de nuevo.')
    }
  }
  return { Opened, said, open, close: () => setOpened(null) }
}
