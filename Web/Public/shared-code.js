import { CollectionEdit } from "./collection-edit.js";
import { isMotionWelcome } from "./motion.js";
import { guarded } from "./page-callback.js";
import { RestTimer } from "./rest-timer.js";
import { followTouches } from "./scroll-gesture.js";

/** Code that the module with everything uses, too. It is passed to it, so that no third file is needed for it. */
export const shared = { CollectionEdit, guarded, isMotionWelcome, RestTimer, followTouches };
