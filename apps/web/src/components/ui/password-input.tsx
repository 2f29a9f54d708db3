'use client'

import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Input } from './input'

/**
 * A password field with a button that shows the password. On phones, typing errors are more frequent than onlookers.
 */
export function PasswordInput({ className, ...props }: ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className={clsx('pr-12', className)} />
      <button
        type="button"
        aria-label="Mostrar contraseña"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="needs-script absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted-foreground hover:text-primary"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  )
}
