import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import {
  type ContactMessageForAdmin,
  type ContactMessageQuery,
  contactMessageList,
  contactMessageStatusTexts,
} from '@oficio/contracts/support/contact-messages'
import { contactSubjectTexts } from '@oficio/contracts/support/contact-texts'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleCheckBig, History } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { MailAddress } from '@/components/ui/mail-address'
import { statusTones } from './status-tones'

interface MessageListProps {
  query: ContactMessageQuery
  page: ListPage<ContactMessageForAdmin>
  exportHref: string
}

const empties = {
  open: {
    icon: CircleCheckBig,
    title: 'No hay mensajes para responder',
    description: 'Lo que llegue por el formulario de contacto aparece acá.',
  },
  closed: {
    icon: History,
    title: 'Todavía no se cerró ningún mensaje',
    description: 'Cada respuesta queda acá con su fecha y quién la dio.',
  },
}

export function MessageList({ query, page, exportHref }: MessageListProps) {
  return (
    <ListView
      list={contactMessageList}
      query={query}
      page={page}
      label="Mensajes"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.adminContactMessage(id)}
      empty={empties[query.state ?? 'open']}
      exportHref={exportHref}
    />
  )
}

const columns: ListColumn<ContactMessageForAdmin>[] = [
  { title: 'Asunto', cell: ({ subject }) => contactSubjectTexts[subject] },
  { title: 'Quién', cell: ({ name, isAnonymised }) => (isAnonymised ? 'Datos borrados' : name) },
  { title: 'Email', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  {
    title: 'Llegó',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    title: 'Estado',
    isPlain: true,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{contactMessageStatusTexts[status]}</Badge>,
  },
]
