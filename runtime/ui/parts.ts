import { Button } from './primitives/button.js'
import { Icon } from './primitives/icon.js'
import { Image } from './primitives/image.js'
import { List, Row } from './primitives/list.js'
import { Skeleton } from './primitives/skeleton.js'
import { Title } from './title.js'

/** What views are built of. They are handed over, not imported, so that a bundler keeps them in the modal's one chunk. */
export const parts = { Button, Icon, Image, List, Row, Skeleton, Title } as const
