import { limits } from '@oficio/contracts/limits'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

interface RequestGoneProps {
  onStartAgain: () => void
}

/**
 * Shown after filing once the request cannot be read any more: its code was never mailed and it was deleted, or a
 * correction of its email replaced the link.
 */
export function RequestGone({ onStartAgain }: RequestGoneProps) {
  return (
    <EmptyState
      drawing="nothingHere"
      title="Ya no encontramos esta solicitud"
      description={`Si cambiaste su email, te mandamos ahí un enlace nuevo. Si no, es que no pudimos mandarte el email con el código en ${limits.waitingCodeHours} horas y la borramos.`}
      action={<Button onClick={onStartAgain}>Hacerla de nuevo</Button>}
    />
  )
}
