import type { Role } from '@oficio/contracts/access'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { factLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'

const roleTexts: Record<Role, string> = {
  admin: 'administración',
  professional: 'profesional',
  user: 'cliente',
}

interface AnswerableItem {
  name: string
  email: string
  account: { username: string; role: Role } | null
}

export const askerLink = `-my-2.5 wrap-anywhere ${factLink}`

/** Returns the facts about the sender, for the admin who answers. */
export const askerFacts = ({ name, email, account }: AnswerableItem) => ({
  name: { term: 'Nombre', value: name },
  email: {
    term: 'Email',
    value: <MailLink address={email} className={askerLink} />,
  },
  account: {
    term: 'Cuenta con ese email',
    value: account ? `${account.username} (${roleTexts[account.role]})` : 'Ninguna',
  },
})

interface AnsweredItem {
  answer: string | null
  answeredAt: string | null
  answeredBy: string | null
}

/** Returns the answer with its time and author, or an empty list if there is none. */
export const answerFacts = ({ answer, answeredAt, answeredBy }: AnsweredItem, term = 'Respuesta') =>
  answeredAt === null
    ? []
    : [
        {
          term,
          value: (
            <>
              <time dateTime={answeredAt}>{formatMoment(answeredAt)}</time>
              {answeredBy && `, ${answeredBy}`}
              <span className="block break-words whitespace-pre-line">{answer}</span>
            </>
          ),
        },
      ]
