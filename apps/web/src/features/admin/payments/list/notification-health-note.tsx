import type { NotificationHealth } from '@oficio/contracts/payments/notification-health'
import { formatNumber } from '@oficio/contracts/text/format-number'
import { providerName } from '@oficio/contracts/text/provider-name'
import { lastValidText } from '../payment-texts'

/** Shows whether Mercado Pago's notifications are accepted. A wrong webhook secret is noticed here first. */
export function NotificationHealthNote({ health, nowMs }: { health: NotificationHealth; nowMs: number }) {
  const { refusedSinceYesterday: refusedCount } = health
  return (
    <p className="mb-8 text-sm text-muted-foreground">
      Notificaciones de {providerName}: {lastValidText(health.lastValidAt, nowMs).toLowerCase()}{' '}
      {refusedCount === 0
        ? 'Desde ayer no se rechazó ninguna.'
        : `Desde ayer se ${refusedCount === 1 ? 'rechazó 1' : `rechazaron ${formatNumber(refusedCount)}`}, por no tener la firma que espera el sitio.`}
    </p>
  )
}
