import { paths } from '@oficio/contracts/paths'
import {
  type ContactMessageForAdmin,
  contactMessageList,
  contactMessageStatusTexts,
} from '@oficio/contracts/support/contact-messages'
import { contactSubjectTexts } from '@oficio/contracts/support/contact-texts'
import { CircleCheckBig, History } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { MailAddress } from '@/components/ui/mail-address'
import { statusTones } from './status-tones'

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

const columns: ListColumn<ContactMessageForAdmin>[] = [
  { title: 'Asunto', cell: ({ subject }) => contactSubjectTexts[subject] },
  { title: 'Quién', cell: ({ name, isAnonymised }) => (isAnonymised ? 'Datos borrados' : name) },
  { title: 'Email', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  createdColumn('Llegó'),
  {
    title: 'Estado',
    isPlain: true,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{contactMessageStatusTexts[status]}</Badge>,
  },
]

/** The list of messages from the contact form, open or closed. */
export const contactMessageLook: ListLook<typeof contactMessageList, ContactMessageForAdmin> = {
  list: contactMessageList,
  label: 'Mensajes',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminContactMessage(id),
  empty: ({ state }) => empties[state ?? 'open'],
}
