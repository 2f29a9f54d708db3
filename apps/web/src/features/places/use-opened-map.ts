import { type ComponentType, useState } from 'react'
import { inTime } from '@/lib/in-time'

/** A map that is fetched when it is asked for: it weighs more than the rest of its page. `said` is what became of it. */
export function useOpenedMap<Props>(load: () => Promise<ComponentType<Props>>) {
  const [OpenMap, setOpened] = useState<ComponentType<Props> | null>(null)
  const [status, setSaid] = useState('')
  const open = async () => {
    setSaid('Abriendo el mapa…')
    try {
      const [Loaded] = await Promise.all([load(), keepFocusWithMap()])
      setOpened(() => Loaded)
      setSaid('')
    } catch {
      setSaid('No pudimos abrir el mapa. Revisá tu conexión y tocá de nuevo.')
    }
  }
  const close = () => void keepFocusWithMap().then(() => setOpened(null))
  return { Opened: OpenMap, said: status, open, close }
}

/** The button goes when the map comes, and the other way round. What keeps the focus near is fetched with the map. */
const keepFocusWithMap = async () => (await inTime(import('@/lib/keep-focus'))).keepFocus()
