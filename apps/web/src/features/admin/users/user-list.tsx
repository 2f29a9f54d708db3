import { exportAddress } from '@oficio/contracts/admin/exports'
import { roleTexts, type UserQuery, type UserRow, userList } from '@oficio/contracts/admin/users'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { professionalStatusTexts } from '@oficio/contracts/professionals/approval'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { UsersRound } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'
import { MailAddress } from '@/components/ui/mail-address'
import { UserBadges } from './user-badges'

interface UserListProps {
  query: UserQuery
  page: ListPage<UserRow>
}

/** Every account, whoever's it is. */
export function UserList({ query, page }: UserListProps) {
  return (
    <ListView
      list={userList}
      query={query}
      page={page}
      label="Cuentas"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.adminUser(id)}
      empty={{
        icon: UsersRound,
        title: 'Todavía no hay cuentas',
        description: 'Quien se registre aparece acá.',
      }}
      exportHref={exportAddress(userList, query)}
    />
  )
}

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
  {
    title: 'Creada',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
]
