import { lawButtons } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import {
  type ConsumerRequestForAdmin,
  consumerRequestKindTexts,
  consumerRequestList,
  consumerRequestStatusTexts,
} from '@oficio/contracts/support/consumer-requests'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleCheckBig, History } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { MailAddress } from '@/components/ui/mail-address'
import { DueClock } from '../../due-clock'

const empties = {
  open: {
    icon: CircleCheckBig,
    title: 'No hay pedidos para responder',
    description: `Lo que llegue por el ${lawButtons.withdrawal} o el ${lawButtons.cancellation} aparece acá, con su reloj.`,
  },
  answered: {
    icon: History,
    title: 'Todavía no se respondió ningún pedido',
    description: 'Cada respuesta queda acá con su fecha y quién la dio.',
  },
}

/** Returns the list of consumer requests (withdrawals and cancellations) with the time left to answer. */
export const consumerRequestLookAt = (
  nowMs: number,
): ListLook<typeof consumerRequestList, ConsumerRequestForAdmin> => ({
  list: consumerRequestList,
  label: 'Pedidos',
  columns: columnsAt(nowMs),
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminConsumerRequest(id),
  empty: ({ state }) => empties[state ?? 'open'],
})

const columnsAt = (nowMs: number): ListColumn<ConsumerRequestForAdmin>[] => [
  {
    title: 'Pedido',
    cell: ({ kind, code }) => (
      <>
        {consumerRequestKindTexts[kind]}{' '}
        <span className="whitespace-nowrap tiny:whitespace-normal">{code}</span>
      </>
    ),
  },
  { title: 'Quién', cell: ({ name, isAnonymised }) => (isAnonymised ? 'Datos borrados' : name) },
  { title: 'Email', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  { title: 'Llegó', cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time> },
  {
    title: 'Estado',
    isPlain: true,
    sorts: { ascending: 'due', descending: 'newest' },
    cell: ({ status, dueAt }) =>
      status === 'open' ? (
        <DueClock dueAt={dueAt} nowMs={nowMs} />
      ) : (
        <Badge tone={status === 'done' ? 'success' : 'muted'}>{consumerRequestStatusTexts[status]}</Badge>
      ),
  },
]
