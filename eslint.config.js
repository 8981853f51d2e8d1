// The rules of the page's JavaScript; Prettier has its format, TypeScript its types, test_layers.py its layers.
import js from "@eslint/js";
import globals from "globals";

export default [
  { files: ["src/openquarto/web/js/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["tests/page/**/*.js"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-unused-vars": ["error", { args: "all", argsIgnorePattern: "^_", caughtErrors: "none" }],
      "no-param-reassign": "error",
      "no-var": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      "object-shorthand": "error",
      eqeqeq: "error",
    },
  },
];
