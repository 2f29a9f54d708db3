'use client'

import { paths } from '@oficio/contracts/paths'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useVisitor } from './use-visitor'

// The place keeps its size while loading, so that nothing in the header moves.
const Placeholder = () => <Skeleton className="h-11 w-24 rounded-full" />

const AccountDropdown = dynamic(() => import('./account-dropdown').then((module) => module.AccountDropdown), {
  ssr: false,
  loading: Placeholder,
})

/** The part of the header that depends on the visitor. */
export function AccountMenu() {
  const { user, isLoading } = useVisitor()
  if (isLoading) return <Placeholder />
  if (user) return <AccountDropdown />
  return (
    <Button asChild variant="outline" className="px-4">
      <Link href={paths.login()}>Acceder / Registrarse</Link>
    </Button>
  )
}
