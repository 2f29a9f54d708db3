'use client'

import type { ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { RubroBox } from './rubro-box'

/** Where the form leads, and the name and the length of its text field there. */
interface NeedTarget {
  action: string
  name: string
  maxLength: number
}

interface NeedFieldsProps {
  targets: { search: NeedTarget; form: NeedTarget }
  placeholder: string
  label: ReactNode
  icon: ReactNode
  button: ReactNode
  children: ReactNode
}

/** The part of the form that changes once scripts run. */
export function NeedFields({ targets, placeholder, label, icon, button, children }: NeedFieldsProps) {
  const { action, name, maxLength } = useIsHydrated() ? targets.form : targets.search
  return (
    <form action={action} method="get" className="space-y-2.5">
      {label}
      <div className="flex gap-2 tiny:flex-col">
        <div className="min-w-0 flex-1">
          <RubroBox id="inicio-rubro" name="rubroId">
            <div className="relative">
              {icon}
              <Input
                id="inicio-rubro"
                name={name}
                maxLength={maxLength}
                autoComplete="off"
                placeholder={placeholder}
                className="truncate pl-11"
              />
            </div>
          </RubroBox>
        </div>
        {button}
      </div>
      {children}
    </form>
  )
}
