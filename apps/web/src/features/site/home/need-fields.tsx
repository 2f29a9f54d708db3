'use client'

import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { searchExamples } from '../../rubros/rubros-text'
import { RubroBox } from './rubro-box'

/** Where the form leads, and the name and the length of its text field there. */
interface NeedTarget {
  action: string
  name: string
  maxLength: number
}

interface NeedFieldsProps {
  targets: { search: NeedTarget; form: NeedTarget }
  button: ReactNode
  children: ReactNode
}

/** The part of the form that changes once scripts run. */
export function NeedFields({ targets, button, children }: NeedFieldsProps) {
  const { action, name, maxLength } = useIsHydrated() ? targets.form : targets.search
  return (
    <form action={action} method="get" className="space-y-2.5">
      <Label htmlFor="inicio-rubro" className="font-display text-xl tracking-tight">
        ¿Qué necesitás?
      </Label>
      <div className="flex gap-2 tiny:flex-col">
        <div className="min-w-0 flex-1">
          <RubroBox id="inicio-rubro" name="rubroId">
            <div className="relative">
              <Search
                aria-hidden
                className="pointer-events-none absolute top-1/2 left-3.5 z-1 size-5 -translate-y-1/2 text-primary"
              />
              <Input
                id="inicio-rubro"
                name={name}
                maxLength={maxLength}
                autoComplete="off"
                placeholder={searchExamples.professional}
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
