'use client'

import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { openToasts } from '@/lib/toast'
import { subscribeToDismissal } from '@/lib/toasts-read'
import { useToastPlace } from './use-toast-place'

/**
 * Draws the toasts. They disappear after a few seconds, except while the pointer is over them, and Alt+T focuses them.
 * They appear on the header, where they cover no text: beside the bell and the account menu, and on a phone over them.
 */
export function Toaster() {
  // Effects of children run first, so sonner already listens. It drops toasts that were sent before.
  useEffect(() => openToasts(toast), [])
  useEffect(() => subscribeToDismissal(() => toast.dismiss()), [])
  const { position, right } = useToastPlace()
  return (
    <Sonner
      position={position}
      duration={uiTimings.toastMs}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notificaciones"
      closeButton
      offset={{ top: 4, right }}
      mobileOffset={{ top: 4, left: 8, right: 8 }}
      style={{ zIndex: 60, fontFamily: 'inherit' }}
      toastOptions={{
        closeButtonAriaLabel: 'Cerrar notificación',
        classNames: {
          toast:
            '!rounded-card !border-border !bg-raised !text-foreground !text-sm !shadow-float !gap-3 !min-h-14 !py-1.5 !pr-13 !pl-4 min-[601px]:!w-fit min-[601px]:max-w-full',
          title: '!font-semibold !leading-snug',
          description: '!text-muted-foreground !text-sm',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-urgent',
          info: '[&_[data-icon]]:text-primary',
          warning: '[&_[data-icon]]:text-star',
          actionButton: '!h-9 !rounded-control !bg-primary !px-3 !text-primary-foreground',
          // sonner draws a 20 px cross on the corner; here it is a full tap target inside the toast.
          closeButton:
            '!top-1/2 !right-1 !left-auto ![transform:translateY(-50%)] !size-11 !border-0 !bg-transparent !text-muted-foreground hover:!bg-muted [&_svg]:!size-4',
        },
      }}
    />
  )
}
