import { LineArt } from '@/components/ui/line-art'

/** A drawing of an open toolbox with a hammer and a wrench. The sun is its latch. */
export function ToolboxArt({ className }: { className?: string }) {
  return (
    <LineArt viewBox="7 0 130 112" className={className}>
      <path d="M43 56V27" />
      <path d="M49 56V27" />
      <path d="M31 27V16h20c7 0 11 3 13 8l-9-2v5Z" className="fill-surface" />
      <path
        d="M96 56V31.5a12 12 0 0 1-4-21.3V21l7 4 7-4V10.2a12 12 0 0 1-4 21.3V56"
        className="fill-surface"
      />
      <path d="M64 56V40h16v16M64 40l8-12 8 12M72 28v5" />
      <rect x="18" y="56" width="108" height="52" rx="8" className="fill-surface" />
      <path d="M18 74h108" />
      <path d="M34 56v-4a4 4 0 0 1 4-4M110 56v-4a4 4 0 0 0-4-4" />
      <rect x="62" y="67" width="20" height="16" rx="4" className="fill-sol" />
      <path d="M72 73v4" />
      <path d="M8 108h128" />
    </LineArt>
  )
}
