'use client'

import { LogOut } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useAuth } from './use-auth'

/** Ends the session in all tabs and goes to the login. */
export function LogoutButton() {
  const { logout } = useAuth()
  return (
    <Button variant="outline" onClick={() => void logout()}>
      <LogOut aria-hidden />
      Cerrar sesión
    </Button>
  )
}
