/** Every page on a desk. */

import { testPages } from "./pages.ts";

testPages(false);
