/** Every page on a phone. */

import { testPages } from "./pages.ts";

testPages(true);
