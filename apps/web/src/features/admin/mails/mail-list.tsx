import { type MailRow, mailList } from '@oficio/contracts/admin/mails'
import { paths } from '@oficio/contracts/paths'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { MailOpen } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { MailBadge } from './mail-badge'

const columns: ListColumn<MailRow>[] = [
  { title: 'Para', cell: ({ to }) => to },
  { title: 'Tipo', cell: ({ label }) => label },
  { title: 'Estado', isPlain: true, cell: ({ state }) => <MailBadge state={state} /> },
  {
    title: 'Intentos',
    isNumber: true,
    cell: ({ attempts, maxAttempts }) => (attempts === null ? '–' : `${attempts} de ${maxAttempts}`),
  },
  createdColumn('Creado'),
  {
    title: 'Terminado',
    cell: ({ endedAt }) => endedAt && <time dateTime={endedAt}>{formatMoment(endedAt)}</time>,
  },
]

/** The list of the outbox: every mail that the site created. */
export const mailLook: ListLook<typeof mailList, MailRow> = {
  list: mailList,
  label: 'Emails',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminMail(id),
  empty: {
    icon: MailOpen,
    title: 'Todavía no salió ningún email',
    description: 'Cada email que el sitio mande aparece acá, con lo que pasó con él.',
  },
}
