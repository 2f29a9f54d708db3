import { roleTexts, type UserRow, userList } from '@oficio/contracts/admin/users'
import { paths } from '@oficio/contracts/paths'
import { professionalStatusTexts } from '@oficio/contracts/professionals/approval'
import { UsersRound } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { MailAddress } from '@/components/ui/mail-address'
import { UserBadges } from './user-badges'

const columns: ListColumn<UserRow>[] = [
  {
    title: 'Cuenta',
    cell: ({ name, username }) => (
      <>
        {name}
        <span className="block text-sm font-normal text-muted-foreground">{username}</span>
      </>
    ),
  },
  { title: 'Email', cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  {
    title: 'Rol',
    cell: ({ role, professional }) => (
      <>
        {roleTexts[role]}
        {professional && (
          <span className="block text-sm text-muted-foreground">
            {professionalStatusTexts[professional.status]}
          </span>
        )}
      </>
    ),
  },
  { title: 'Estado', isPlain: true, cell: (user) => <UserBadges user={user} /> },
  { title: 'Sesiones', isNumber: true, cell: ({ sessionCount }) => sessionCount },
  createdColumn('Creada'),
]

/** The list of all accounts, in every role. */
export const userLook: ListLook<typeof userList, UserRow> = {
  list: userList,
  label: 'Cuentas',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminUser(id),
  empty: {
    icon: UsersRound,
    title: 'Todavía no hay cuentas',
    description: 'Quien se registre aparece acá.',
  },
}
