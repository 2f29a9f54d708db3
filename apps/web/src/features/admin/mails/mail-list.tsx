import { exportAddress } from '@oficio/contracts/admin/exports'
import { type MailQuery, type MailRow, mailList } from '@oficio/contracts/admin/mails'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { MailOpen } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'
import { MailBadge } from './mail-badge'

interface MailListProps {
  query: MailQuery
  page: ListPage<MailRow>
}

/** The outbox: every mail that the site ever had to send. */
export function MailList({ query, page }: MailListProps) {
  return (
    <ListView
      list={mailList}
      query={query}
      page={page}
      label="Emails"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.adminMail(id)}
      empty={{
        icon: MailOpen,
        title: 'Todavía no salió ningún email',
        description: 'Cada email que el sitio mande aparece acá, con lo que pasó con él.',
      }}
      exportHref={exportAddress(mailList, query)}
    />
  )
}

const columns: ListColumn<MailRow>[] = [
  { title: 'Para', cell: ({ to }) => to },
  { title: 'Tipo', cell: ({ label }) => label },
  { title: 'Estado', isPlain: true, cell: ({ state }) => <MailBadge state={state} /> },
  {
    title: 'Intentos',
    isNumber: true,
    cell: ({ attempts, maxAttempts }) => (attempts === null ? '–' : `${attempts} de ${maxAttempts}`),
  },
  {
    title: 'Creado',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    title: 'Terminado',
    cell: ({ endedAt }) => endedAt && <time dateTime={endedAt}>{formatMoment(endedAt)}</time>,
  },
]
