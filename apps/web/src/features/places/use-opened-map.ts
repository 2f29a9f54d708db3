import { type ComponentType, useState } from 'react'
import { inTime } from '@/lib/in-time'

/**
 * Loads a map when the user opens it, because its code is larger than the rest of the page. `status` is the status text.
 */
export function useOpenedMap<Props>(load: () => Promise<ComponentType<Props>>) {
  const [OpenMap, setOpenMap] = useState<ComponentType<Props> | null>(null)
  const [status, setStatus] = useState('')
  const open = async () => {
    setStatus('Abriendo el mapa…')
    try {
      const [Loaded] = await Promise.all([load(), keepFocusWithMap()])
      setOpenMap(() => Loaded)
      setStatus('')
    } catch {
      setStatus('No pudimos abrir el mapa. Revisá tu conexión y tocá de nuevo.')
    }
  }
  const close = () => void keepFocusWithMap().then(() => setOpenMap(null))
  return { OpenMap, status, open, close }
}

/**
 * Keeps the focus nearby when the button is replaced by the map, or the map by the button. Its code is loaded with the
 * map.
 */
const keepFocusWithMap = async () => (await inTime(import('@/lib/keep-focus'))).keepFocus()
