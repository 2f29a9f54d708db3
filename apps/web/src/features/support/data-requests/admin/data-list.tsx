import { paths } from '@oficio/contracts/paths'
import {
  type DataRequestForAdmin,
  dataRequestKindTexts,
  dataRequestList,
} from '@oficio/contracts/support/data-requests'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleCheckBig, History, MailQuestion } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { MailAddress } from '@/components/ui/mail-address'
import { DataState } from './data-state'

const empties = {
  open: {
    icon: CircleCheckBig,
    title: 'No hay pedidos para responder',
    description: 'Aparecen acá cuando quien pidió confirma que el email es suyo, con el reloj de la ley.',
  },
  unproven: {
    icon: MailQuestion,
    title: 'Nadie tiene un enlace sin abrir',
    description: 'Los pedidos cuyo email todavía no se confirmó esperan acá, y se olvidan solos.',
  },
  answered: {
    icon: History,
    title: 'Todavía no se respondió ningún pedido',
    description: 'Cada respuesta queda acá con su fecha y quién la dio.',
  },
}

/** Returns the list of requests about personal data with the time left to answer. */
export const dataRequestLookAt = (nowMs: number): ListLook<typeof dataRequestList, DataRequestForAdmin> => ({
  list: dataRequestList,
  label: 'Pedidos',
  columns: columnsAt(nowMs),
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminDataRequest(id),
  empty: ({ state }) => empties[state ?? 'open'],
})

const columnsAt = (nowMs: number): ListColumn<DataRequestForAdmin>[] => [
  {
    title: 'Pedido',
    cell: ({ kind, code }) => (
      <>
        {dataRequestKindTexts[kind]} <span className="whitespace-nowrap tiny:whitespace-normal">{code}</span>
      </>
    ),
  },
  {
    title: 'Email',
    cell: ({ email, isAnonymised }) => (isAnonymised ? 'Datos borrados' : <MailAddress>{email}</MailAddress>),
  },
  { title: 'Llegó', cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time> },
  {
    title: 'Estado',
    isPlain: true,
    sorts: { ascending: 'due', descending: 'newest' },
    cell: (request) => <DataState request={request} nowMs={nowMs} />,
  },
]
