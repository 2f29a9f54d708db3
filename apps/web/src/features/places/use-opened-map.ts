import { type ComponentType, useState } from 'react'
import { inTime } from '@/lib/in-time'

/**
 * Loads a map when the user opens it, because its code is larger than the rest of the page. `said` is the status text.
 */
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

/**
 * Keeps the focus nearby when the button is replaced by the map, or the map by the button. Its code is loaded with the
 * map.
 */
const keepFocusWithMap = async () => (await inTime(import('@/lib/keep-focus'))).keepFocus()
