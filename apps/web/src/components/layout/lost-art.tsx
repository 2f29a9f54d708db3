import { LineArt } from '@/components/ui/line-art'

/** A drawing for not-found pages: a signpost with a fallen arm on an empty corner, in front of the setting sun. */
export function LostArt() {
  return (
    <LineArt viewBox="0 0 224 136" className="w-56 max-w-full">
      <path d="M72 128a40 40 0 0 1 80 0Z" className="fill-sol stroke-none" />
      <path d="M108 128V16h8v112" className="fill-background" />
      <path d="M108 16v112M116 16v112M108 16c0-5 8-5 8 0" />
      <path d="M62 26h84l14 12-14 12H62Z" className="fill-background" />
      <path d="M76 38h48" />
      <path d="m86 66 66 34-2 15-18 7-66-34Z" className="fill-background" transform="rotate(8 108 90)" />
      <path d="m92 84 36 19" transform="rotate(8 108 90)" />
      <path d="M8 128h208M28 128v-8m6 8v-5m150 5v-9m6 9v-6" />
    </LineArt>
  )
}
