'use client'

import { uiTimings } from '@oficio/contracts/limits'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { openToasts } from '@/lib/toast'

/**
 * Top-right, for a few seconds, paused while the pointer rests on it, Alt+T leads there.
 * It lies on the header, whose height it keeps: below it would cover what the page says, and at the foot the bars.
 */
export function Toaster() {
  // sonner forgets what is said before it listens; by now it does, since effects of children run first.
  useEffect(() => openToasts(toast), [])
  return (
    <Sonner
      position="top-right"
      duration={uiTimings.toastMs}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notificaciones"
      closeButton
      offset={{ top: 4, right: 16 }}
      mobileOffset={{ top: 4, left: 8, right: 8 }}
      style={{ zIndex: 60, fontFamily: 'inherit' }}
      toastOptions={{
        closeButtonAriaLabel: 'Cerrar notificación',
        classNames: {
          toast:
            '!rounded-card !border-border !bg-surface !text-foreground !text-sm !shadow-float !gap-3 !min-h-14 !py-1.5 !pr-13 !pl-4',
          title: '!font-semibold !leading-snug',
          description: '!text-muted-foreground !text-sm',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-urgent',
          info: '[&_[data-icon]]:text-primary',
          warning: '[&_[data-icon]]:text-star',
          actionButton: '!h-9 !rounded-control !bg-primary !px-3 !text-primary-foreground',
          // sonner draws a 20 px cross on the corner; here it is a full target inside the toast
          closeButton:
            '!top-1/2 !right-1 !left-auto ![transform:translateY(-50%)] !size-11 !border-0 !bg-transparent !text-muted-foreground hover:!bg-muted [&_svg]:!size-4',
        },
      }}
    />
  )
}
