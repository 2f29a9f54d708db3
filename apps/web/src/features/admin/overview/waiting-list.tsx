import type { Waiting, WaitingKind } from '@oficio/contracts/admin/overview'
import { professionalList } from '@oficio/contracts/admin/professionals'
import { serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { formatAge } from '@oficio/contracts/text/format-date'
import { providerName } from '@oficio/contracts/text/provider-name'
import { ChevronRight, CircleCheckBig } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { DueClock } from '@/features/support/due-clock'
import { cn } from '@/lib/cn'
import { lastValidText } from '../payments/payment-texts'

interface Look {
  href: string
  /** The text after a count of one. */
  singular: string
  /** The text after any other count. */
  many: string
  text: string
  isGrave?: true
}

const looks: Record<WaitingKind, Look> = {
  'consumer-requests': {
    href: paths.adminConsumerRequests(),
    singular: 'pedido de consumo para responder',
    many: 'pedidos de consumo para responder',
    text: 'Arrepentimientos y bajas, con el reloj de la ley.',
    isGrave: true,
  },
  'data-requests': {
    href: paths.adminDataRequests(),
    singular: 'pedido sobre datos personales para responder',
    many: 'pedidos sobre datos personales para responder',
    text: 'Ver, corregir o borrar lo que guardamos de alguien, con el reloj de la ley.',
    isGrave: true,
  },
  payments: {
    href: paths.adminPayments(),
    singular: 'pago para revisar',
    many: 'pagos para revisar',
    text: `Devoluciones, importes o avisos de ${providerName} que no cerraron solos.`,
    isGrave: true,
  },
  'held-requests': {
    href: listAddress(serviceRequestList, { confirmed: 'no', sort: 'newest' }),
    singular: 'solicitud sin confirmar quedó en espera',
    many: 'solicitudes sin confirmar quedaron en espera',
    text: 'Se llegó al tope de avisos por hora del sitio: salen cuando su cliente confirme. Fijate si es una avalancha.',
    isGrave: true,
  },
  notifications: {
    href: paths.adminPayments(),
    singular: `notificación de ${providerName} rechazada desde ayer`,
    many: `notificaciones de ${providerName} rechazadas desde ayer`,
    text: 'No llevan la firma que el sitio espera. Revisá la clave secreta de Webhooks.',
    isGrave: true,
  },
  uploads: {
    href: paths.adminJobs(),
    singular: 'por ciento del lugar para archivos sin usar está ocupado',
    many: 'por ciento del lugar para archivos sin usar está ocupado',
    text: 'Desde 100 no se reciben archivos de quienes no tienen cuenta. Fijate si alguien los sube en masa, y si la tarea que los borra funciona.',
    isGrave: true,
  },
  'failed-jobs': {
    href: paths.adminJobs(),
    singular: 'tarea que falló',
    many: 'tareas que fallaron',
    text: 'Se reintentan solas, pero conviene mirar por qué.',
  },
  professionals: {
    href: listAddress(professionalList, { status: 'pending_approval', sort: 'waiting' }),
    singular: 'profesional espera aprobación',
    many: 'profesionales esperan aprobación',
    text: 'Hasta que decidas no reciben solicitudes.',
  },
  'ad-banners': {
    href: paths.adminAds(),
    singular: 'banner para revisar',
    many: 'banners para revisar',
    text: 'Ya están pagados. Hasta que decidas no se muestran, aunque empiecen sus días.',
  },
  'contact-messages': {
    href: paths.adminContactMessages(),
    singular: 'mensaje para responder',
    many: 'mensajes para responder',
    text: 'Lo que escribieron en el formulario de contacto.',
  },
  'review-reports': {
    href: paths.adminReviewReports(),
    singular: 'reporte de una reseña para decidir',
    many: 'reportes de reseñas para decidir',
    text: 'Alguien dice que una reseña no tiene que estar.',
  },
  'held-reviews': {
    href: `${paths.adminReviewReports()}#esperan`,
    singular: 'reseña para revisar antes de que cuente',
    many: 'reseñas para revisar antes de que cuenten',
    text: 'Puede que cliente y profesional sean la misma persona.',
  },
  'lead-reports': {
    href: paths.adminLeadReports(),
    singular: 'contacto reportado para decidir',
    many: 'contactos reportados para decidir',
    text: 'Profesionales que dicen que un contacto no sirve.',
  },
}

/** The matters that wait for a decision, most serious first. Each shows its count, its age and a link. */
export function WaitingList({ waiting, nowMs }: { waiting: readonly Waiting[]; nowMs: number }) {
  if (waiting.length === 0) {
    return (
      <EmptyState
        icon={CircleCheckBig}
        title="Nada espera una decisión tuya"
        description="Acá aparece lo que haya que responder, revisar o decidir."
      />
    )
  }
  return (
    <Card asChild padding="none" className="overflow-hidden">
      <ul className="divide-y">
        {waiting.map((row) => (
          <WaitingItem key={row.kind} waiting={row} nowMs={nowMs} />
        ))}
      </ul>
    </Card>
  )
}

function WaitingItem({ waiting, nowMs }: { waiting: Waiting; nowMs: number }) {
  const { kind, count } = waiting
  const { href, singular, many, text, isGrave } = looks[kind]
  return (
    <li>
      <Link
        href={href}
        className="flex items-center gap-4 px-5 py-4 tiny:flex-col tiny:items-start tiny:gap-1 transition-colors hover:bg-muted focus-visible:-outline-offset-2"
      >
        <span
          className={cn(
            'min-w-10 text-right tiny:min-w-0 font-display text-3xl font-semibold tabular-nums',
            isGrave ? 'text-urgent' : 'text-primary',
          )}
        >
          {count}
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold">{count === 1 ? singular : many}</span>
          <span className="block text-sm text-muted-foreground">{text}</span>
          <span className="mt-1 block text-sm">
            <WaitingTime waiting={waiting} nowMs={nowMs} />
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground tiny:hidden" />
      </Link>
    </li>
  )
}

function WaitingTime({ waiting, nowMs }: { waiting: Waiting; nowMs: number }) {
  const { kind, count, since, lastValidAt } = waiting
  if (kind === 'consumer-requests' || kind === 'data-requests')
    return <DueClock dueAt={since} nowMs={nowMs} />
  if (kind === 'uploads') return `Se borran a las ${limits.unusedPhotoHours} horas de subidos.`
  if (kind === 'notifications') return lastValidText(lastValidAt ?? null, nowMs)
  return `${count === 1 ? 'Espera desde' : 'El primero, desde'} ${formatAge(since, nowMs)}`
}
