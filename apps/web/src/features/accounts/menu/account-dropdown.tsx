'use client'

import { ChevronDown, LogOut } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Link } from '@/components/ui/link'
import { themeWords } from '@/lib/theme/theme-words'
import { chooseTheme, isTheme, useTheme } from '@/lib/theme/use-theme'
import { useAuth } from '../sessions/use-auth'
import { accountMenuItems } from './account-menu-items'
import { menuName } from './menu-name'

/** The menu of a signed-in user. Its code is loaded only for signed-in users, because most visitors have no account. */
export function AccountDropdown() {
  const { user, logout } = useAuth()
  const theme = useTheme()
  if (!user) return null
  const items = accountMenuItems[user.role].filter((item) => !item.isForOwners || user.businessName !== null)
  const { fullName, shortName } = menuName(user)

  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Menú de ${fullName}`}
        className="flex h-11 items-center gap-2 rounded-full pr-2 pl-1 tiny:px-0 transition-colors hover:bg-muted data-[state=open]:bg-muted"
      >
        <Avatar seed={fullName} size="sm" />
        <span className="hidden max-w-40 truncate font-medium lg:block">{shortName}</span>
        <ChevronDown aria-hidden className="size-4 text-muted-foreground tiny:hidden" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>
          <span className="block truncate font-semibold">{fullName}</span>
          <span className="block max-w-60 truncate text-sm text-muted-foreground">{user.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {items.map(({ label, href, icon: Icon }) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href}>
              <Icon aria-hidden />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuChoice
          label="Tema"
          choices={themeWords}
          value={theme ?? 'system'}
          onValueChange={(value) => isTheme(value) && chooseTheme(value)}
        />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void logout()}>
          <LogOut aria-hidden />
          Cerrar Sesión
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
