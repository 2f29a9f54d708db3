'use client'

import { Toaster as Sonner } from 'sonner'

/** Top-right, five seconds, paused while the pointer rests on it, Alt+T leads there (spec section 8, 'Notifications'). */
export function Toaster() {
  return (
    <Sonner
      position="top-right"
      duration={5000}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notificaciones"
      closeButton
      offset={{ top: 76, right: 24 }}
      mobileOffset={{ top: 72, left: 16, right: 16 }}
      style={{ zIndex: 60, fontFamily: 'inherit' }}
      toastOptions={{
        closeButtonAriaLabel: 'Cerrar notificación',
        classNames: {
          toast:
            '!rounded-card !border-border !bg-surface !text-foreground !text-base !shadow-float !gap-3 !py-4 !pr-14 !pl-4',
          title: '!font-semibold',
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
